// Claim: how members lie is not known where a macro stands in #pragma pack: Clang replaces it, GCC ignores the line on most systems.
// Source: GCC internals manual, HANDLE_PRAGMA_PACK_WITH_EXPANSION
#define LIMIT 1
#pragma pack(push, LIMIT)
struct Packed {
	char first;
	int second;
};
#pragma pack(pop)
union {
	struct Packed packed[20];
	char bytes[200];
} u;

int main(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < 20; i++) {
		u.packed[i].second = 1;
		u.bytes[8 * i + 4] = 2;
	}
	return 0;
}
