// Claim: a region of a static function is executed with any arguments where the function's address is taken, though no call in sight gets to
// it. Source: semantics.md §1; decision 8.
int x;
static void note(int n) {
	if (n == 7) {
#pragma omp parallel //@ RACE
		x = n; //@ race(x)
	}
}

void (*on_event)(int) = note;

int main(void) {
	note(0);
}
