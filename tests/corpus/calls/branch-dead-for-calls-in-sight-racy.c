// Claim: a region of a static function is executed with any arguments where the function's address is taken, though no call in sight gets to
// it. Source: semantics.md §1; decision 8.
int x;
void on_event(void (*)(int));

static void note(int n) {
	if (n == 7) {
#pragma omp parallel //@ RACE
		x = n; //@ race(x)
	}
}

int main(void) {
	note(0);
	on_event(note);
}
