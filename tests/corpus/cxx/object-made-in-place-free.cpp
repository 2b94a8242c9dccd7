// Claim: a constructor that is run in memory of the program's choice makes its object there. Source: semantics.md §9
#include <cstdlib>
#include <new>

struct Row {
	int *at;
	int n;
	Row(int k) : at(new int[k]), n(k) {}
};

int main() {
	int n = 20;
	Row *rows = (Row *)malloc(n * sizeof(Row));
	for (int i = 0; i < n; i++)
		new (rows + i) Row(10);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		for (int j = 0; j < 10; j++)
			rows[i].at[j] = i * j;
	return rows[3].at[4] != 12;
}
