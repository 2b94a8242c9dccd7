// Claim: A loop that its first trip always leaves has made no second step of an unsigned number. Source: C11 §6.8.6.3
int x;

int main(void) {
	unsigned long v = 3;
	for (int i = 0; i < 4; i++) {
		v |= 2;
		v++;
		if (sizeof(int) != 256)
			break;
	}
#pragma omp parallel //@ RACE_FREE
	if (v != 4)
		x = 1;
	return x;
}
