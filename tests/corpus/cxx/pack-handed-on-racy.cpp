// Claim: a parameter pack that is handed on keeps all its arguments, in their order. Source: C++17 §17.5.3; semantics.md §1.
int y;

static void end() {
}

static void add(int *to, int by) {
	*to += by; //@ race(to)
}

template <class... A> void forward(A... a) {
	add(a...);
	end();
}

int main() {
#pragma omp parallel //@ RACE witness T<=2
	forward(&y, 3);
	return y == 0;
}
