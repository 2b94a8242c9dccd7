// Claim: the names of a structured binding mean the members or elements of what is bound: each iteration writes its own.
// Source: C++17 §11.5; semantics.md §9
struct Pair {
	int key, value;
};
Pair pairs[64];
int rows[64][2];

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (auto &[k, v] : pairs)
		v = k + 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		auto &[x, y] = rows[i];
		y = x + 1;
	}
	return pairs[3].value + rows[3][1];
}
