// Claim: a recursion that is not followed leaves nothing running where only functions of the library take its code that call it before they
// return. Source: decision 8
#include <algorithm>
#include <cstdlib>
#include <vector>
void tell(int n);
static int x;
static int less(const void *a, const void *b) {
	return *static_cast<const int *>(a) - *static_cast<const int *>(b);
}
static int sorted(int n, std::vector<int> &v, int *w) {
	std::sort(v.begin(), v.end(), [](int a, int b) { return a > b; });
	std::qsort(w, 4, sizeof *w, less);
	tell(n);
	return n > 0 ? sorted(n - 1, v, w) + 1 : v[0];
}

int main(int argc, char **) {
	std::vector<int> v(10);
	int w[4] = {4, 2, 3, 1};
	sorted(argc, v, w);
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		x++;
	}
	return 0;
}
