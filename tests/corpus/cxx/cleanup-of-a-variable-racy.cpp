// Claim: the function that the attribute cleanup names is called at the end of objects and in instances of templates, too; it is chosen by
// the variable's type. Source: GCC manual, Common Variable Attributes
static int x, y;
static void count(int *v) {
	x += *v; //@ race(x)
}
static void tidy(int *v) {
	y += *v; //@ race(y)
}
template <class T> static T twice(T n) {
	__attribute__((cleanup(tidy))) T v = n;
	return v * 2;
}

int main() {
#pragma omp parallel //@ RACE
	{
		__attribute__((cleanup(count))) int v = 0;
		(void)v;
	}
#pragma omp parallel //@ RACE
	twice(0);
	return x;
}
