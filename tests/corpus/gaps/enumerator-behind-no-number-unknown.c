// Claim: an enumerator behind one whose value is no number has no value that is known.
// Source: C11 §6.7.2.2p2 forbids the first one; compilers take no address for it.
enum { LOW = (unsigned char) "", NEXT };

int a[100];

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < 10; i++)
		a[NEXT * i] = i;
	return a[1];
}
