// Claim: A loop that its first trip leaves has made one step of an unsigned number. Source: C11 §6.8.6.3
int x;

int main(int argc, char **argv) {
	unsigned long v = 3;
	int i = 0;
	while (i++ < 4) {
		v |= 2;
		v++;
		if (argc > 0)
			break;
	}
	if (argc > 0) {
#pragma omp parallel //@ RACE
		if (v == 4)
			x = 1; //@ race(x) possible
	}
	return x;
}
