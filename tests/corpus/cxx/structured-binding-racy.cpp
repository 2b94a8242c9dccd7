// Claim: the names of a structured binding mean the members or elements of what is bound: the first element is everybody's.
// Source: C++17 §11.5; semantics.md §9
int rows[64][2];

int main()
{
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 64; i++) {
		auto &[x, y] = rows[i % 2];
		y = x + 1; //@ race
	}
	return rows[1][1];
}
