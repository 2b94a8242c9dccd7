// Claim: the function that the attribute cleanup names is called where the variable's block is left, however that is done; also where a
// macro stands for the attribute. Source: GCC manual, Common Variable Attributes
#define COUNTED __attribute__((cleanup(count)))
static int x, y, z;
static void count(int *v) {
	x += *v; //@ race(x)
}
static void countY(int *v) {
	y += *v; //@ race(y)
}
static void countZ(int *v) {
	z += *v; //@ race(z)
}
static int leave(int n) {
	for (int i = 0; i < n; i++) {
		int v __attribute__((__cleanup__(countY))) = i;
		if (i == 2)
			return v;
	}
	return 0;
}

int main(void) {
#pragma omp parallel //@ RACE
	{
		COUNTED int v = 0;
		(void)v;
	}
#pragma omp parallel //@ RACE
	leave(4);
#pragma omp parallel //@ RACE
	for (__attribute__((cleanup(countZ))) int i = 0; i < 3; i++)
		;
	return x;
}
