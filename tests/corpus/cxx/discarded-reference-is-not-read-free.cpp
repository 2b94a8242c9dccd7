// Claim: an operator that returns its object does not read it.
// Source: C++17 [expr.prop]/12 (a discarded value is not read)
struct Log {
	long count = 0;
	Log &operator<<(int)
	{
#pragma omp atomic
		count++;
		return *this;
	}
};

int main()
{
	Log log;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		log << i;
	return log.count;
}
