// Blocks that other code deletes than has made them.
#include <cstdio>
#include <cstdlib>
#include <new>

#ifdef POOL
alignas(64) static unsigned char pool[1 << 16];
static std::size_t used;

void *operator new(std::size_t bytes) {
	void *block = pool + used;
	used += (bytes + 15) & ~std::size_t(15);
	if (used > sizeof pool) {
		std::abort();
	}
	return block;
}

void operator delete(void *) noexcept {
}
#endif

struct Block {
	unsigned long values[125];
};

struct alignas(64) Aligned {
	unsigned long values[128];
};

int main() {
	Block *blocks[4];
	Aligned *aligned[4];
	char *arrays[4];
	for (int i = 0; i < 4; i++) {
		blocks[i] = new Block;
		blocks[i]->values[0] = 7;
		blocks[i]->values[1] = 0x4141414141414141UL;
		aligned[i] = new Aligned;
		arrays[i] = new char[2000];
	}
#pragma omp parallel for
	for (int i = 0; i < 4; i++) {
		delete blocks[i];
		delete aligned[i];
		delete[] arrays[i];
	}
	std::puts("done");
	return 0;
}
