// Claim: the elements that a list leaves out are made by the default constructor, also before main; those that it names are not. Source: C++17
// §11.6.1p8
struct Stride {
	static int made;
	int value;
	Stride() : value(3) { made++; }
	Stride(int n) : value(n) {}
};
struct Declared {
	int value = 2;
	int zero = 0;
};
int Stride::made;

int a[64];
Stride outside[4] = {0};

int main() {
	Stride row[4] = {0, 1};
	Declared declared[3] = {{0, 0}};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * row[2].value] = outside[0].value;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * outside[3].value + declared[1].zero] = i;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * declared[2].value] = i;
	}
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		Stride all[2] = {1, 2};
#pragma omp atomic
		a[0] += all[1].value - 2;
	}
	return a[0];
}
