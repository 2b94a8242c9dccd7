// Claim: Attributes of GCC before a statement are ignored: the statement is executed.
// Source: C23 §6.7.13; GCC manual, Attribute Syntax.
static int x;

static void add(void) {
	x += 1; //@ race(x)
}

int main(void) {
#pragma omp parallel //@ RACE
	{
		[[gnu::hot]] add();
	}
	return x;
}
