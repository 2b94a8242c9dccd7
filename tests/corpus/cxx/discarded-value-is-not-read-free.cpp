// Claim: in C++ an expression whose value is discarded does not read the object that it names: as a statement, before a comma, behind one, chosen,
// as the operand of a cast to void. Source: C++17 §8p12, §8.19
struct Pair {
	int first;
} pair;
int other, written, row[4];
int *at = &written;

int main(int argc, char **) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single nowait
		{
			written = 1;
			pair.first = 2;
			row[1] = 3;
		}
		(void)((void)other, written);
		static_cast<void>(((void)written, pair.first));
		void(argc > 5 ? written : pair.first);
		for (int i = 0; i < 1; i++, (void)row[1]) {
			(void)(written), (void)*at;
		}
	}
	return written + pair.first + row[1] - 6;
}
