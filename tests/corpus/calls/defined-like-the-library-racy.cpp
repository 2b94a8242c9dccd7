// Claim: a function that the program defines is its own whatever the library has by that name: before or behind the call, a template, in an unnamed
// namespace. Source: C++17 §6.2p1
int before, behind, generic, hidden;

int rand() {
	before++; //@ race(before)
	return 1;
}
double cbrt(double x);
template <class T> T floor(T x) {
	generic++; //@ race(generic)
	return x;
}
namespace {
int clock() {
	hidden++; //@ race(hidden)
	return 1;
}
} // namespace

int main() {
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		rand();
		cbrt(1.0);
		floor(2);
		clock();
	}
	return before + behind + generic + hidden > 8;
}

double cbrt(double x) {
	behind++; //@ race(behind)
	return x;
}
