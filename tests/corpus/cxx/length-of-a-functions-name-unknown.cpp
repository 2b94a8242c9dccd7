// Claim: the name of a function is an array with a length of its own, also where its type is asked for: here there are five iterations.
// Names of functions are not followed. Source: semantics.md §6; C++17 §11.4.1 p8
int main() {
	int x = 0;
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < (int)sizeof(decltype(__func__)); i++) {
		x = i;
	}
	return x;
}
