// Claim: what is discarded in C++ is read where the object is volatile, where its value chooses, or where the expression is no name of it. Source:
// C++17 §8p12
volatile int seen;
int chooses, sum, other;

int main() {
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
#pragma omp single nowait
		{
			seen = 1; //@ race(seen)
			chooses = 2; //@ race(chooses)
			sum = 3; //@ race(sum)
		}
		(void)((void)other, seen); //@ race(seen)
		(void)(chooses ? other : 0); //@ race(chooses)
		(void)(sum + 1); //@ race(sum)
	}
	return seen + chooses + sum - 6;
}
