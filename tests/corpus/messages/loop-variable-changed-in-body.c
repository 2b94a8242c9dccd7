// Claim: a loop whose body changes its variable is not canonical, so its iterations are not known. Source: OpenMP 5.2 §4.4.1
int b[20];

int main(void) {
	int i;
#pragma omp parallel for //@ UNKNOWN(not-conforming)
	for (i = 1; i < 6; i += 2) {
		b[i] = i;
		i += 3; //@ message(not-canonical)
	}
	return b[1];
}
