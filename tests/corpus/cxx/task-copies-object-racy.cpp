// Claim: a task's copy of an object that no clause lists is made by its copy constructor. Source: OpenMP 5.2 §5.1.1, §5.4.4.
struct Counted {
	static int copies;
	int value;

	Counted(int v) : value(v) {
	}

	Counted(const Counted &other) : value(other.value) {
		copies++; //@ race(copies)
	}
};

int Counted::copies;

int main() {
	int sum = 0;
#pragma omp parallel reduction(+ : sum) //@ RACE
	{
		Counted mine(1);
#pragma omp task
		{
			int seen = mine.value;
#pragma omp atomic
			Counted::copies += seen; //@ race(copies)
		}
		sum += mine.value;
	}
	return sum + Counted::copies;
}
