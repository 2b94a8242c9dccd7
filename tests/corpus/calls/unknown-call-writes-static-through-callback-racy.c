// Claim: a call of unknown code may call back into the file and so write its static variables. Source: semantics.md §2, §9.
void elsewhere(void);
static int n = 1;
int a[200];

void setStep(int step) {
	n = step;
}

int main(void) {
	elsewhere();
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		a[i * n] = i; //@ race(a) possible
	}
	return 0;
}
