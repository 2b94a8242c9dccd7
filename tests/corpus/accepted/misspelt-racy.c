// Claim: a comment that is not understood accepts nothing and gets a message. Source: docs/messages/suppression.md
int a, b, c, d;

void f(int n) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++) {
		a++; /* racelens: accept race on a */ //@ race(a) message(suppression)
		b++; /* racelens: accept races on b: only shown */ //@ race(b) message(suppression)
		c++; /* RaceLens: accept race on c: only shown */ //@ race(c) message(suppression)
		d++; /* racelens: accept race on e: only shown */ //@ race(d) message(suppression)
	}
}
