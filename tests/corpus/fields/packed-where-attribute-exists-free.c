// Claim: compilers have the attribute packed, so that what asks for it first packs; the limits of #pragma pack may be numbers in any form.
// Source: GCC manual, "__has_attribute", "Structure-Layout Pragmas"
#ifdef __has_attribute
#if __has_attribute(__packed__)
#define PACKED __attribute__((__packed__))
#endif
#endif
#ifndef PACKED
#define PACKED
#endif

struct Packed {
	char first;
	int second;
} PACKED;
#pragma pack(push, 0x1)
struct Pushed {
	char first;
	int second;
};
#pragma pack(pop)
union {
	struct Packed packed[20];
	struct Pushed pushed[20];
	char bytes[200];
} u;

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 20; i++) {
		u.packed[i].second = 1;
		u.bytes[5 * i] = 2;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 20; i++) {
		u.pushed[i].second = 1;
		u.bytes[5 * i] = 2;
	}
	return 0;
}
