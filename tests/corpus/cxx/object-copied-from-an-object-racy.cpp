// Claim: a copy constructor that copies a pointer makes two objects that lead to the same memory. Source: semantics.md §9
struct View {
	int *at;
	View(int *p) : at(p) {}
	View(const View &other) : at(other.at) {}
};

int main() {
	int a[100] = {0};
	View v(a);
	View u = v;
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 1; i < 100; i++)
		u.at[i] = v.at[i - 1] + 1; //@ race(v)
	return u.at[7] < 0;
}
