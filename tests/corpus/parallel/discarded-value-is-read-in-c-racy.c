// Claim: in C the value of an object is taken where it is discarded, too. Source: C11 §6.3.2.1p2, §6.8.3p2
int other, written;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
#pragma omp single nowait
		written = 1; //@ race(written)
		(void)((void)other, written); //@ race(written)
	}
	return written - 1;
}
