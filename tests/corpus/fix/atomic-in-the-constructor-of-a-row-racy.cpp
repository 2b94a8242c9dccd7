// Claim: the constructor that makes each element of a row, of a list and of a new row takes the directive as one that makes one object does.
// Source: OpenMP 5.2 §15.8.4; C++17 §11.6.1p8
struct Counted {
	static int made;
	int value;
	Counted() : value(1)
	{
		made++; //@ race(made)
	}
};
struct Holder {
	int first;
	Counted row[3];
};
int Counted::made;

int main()
{
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE fix(made: atomic)
	{
		Counted row[4];
		sum += row[3].value;
	}
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE fix(made: atomic)
	{
		Holder holder = {1};
		sum += holder.row[2].value;
	}
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE fix(made: atomic)
	{
		Counted *row = new Counted[3];
		sum += row[1].value;
		delete[] row;
	}
	return sum > 0 && Counted::made >= 10 ? 0 : 1;
}
