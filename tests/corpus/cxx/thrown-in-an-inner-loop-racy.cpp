// Claim: the handler of what is thrown in a loop of a try block is executed by every thread that throws. Source: C++17 §18.1; semantics.md §2
int last;

int main() {
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		try {
			while (true) {
				throw 1;
			}
		} catch (...) {
			last = 1; //@ race(last)
		}
	}
	return last - 1;
}
