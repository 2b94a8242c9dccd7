// Claim: the elements that a list leaves out, and the members that it leaves out, are made by default constructors. Source: C++17 §11.6.1p8
struct Counted {
	static int made;
	int value;
	Counted() : value(0)
	{
		made++; //@ race(made)
	}
	explicit Counted(int n) : value(n) {}
};
struct Holder {
	int first;
	Counted row[3];
};
int Counted::made;

int main() {
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE witness T<=2
	{
		Counted row[4] = {Counted(1)};
		sum += row[3].value;
	}
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE witness T<=2
	{
		Holder holder = {1};
		sum += holder.row[2].value;
	}
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE witness T<=2
	{
		Counted row[40] = {};
		sum += row[30].value;
	}
	return sum;
}
