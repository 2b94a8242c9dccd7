// Claim: a literal has a character for each byte of its encoding, for each escape sequence one, which ends where its literal ends.
// Source: C11 §5.1.1.2, §6.4.4.4, §6.4.5
int a[100];

int main(void)
{
	char accent[] = "\u00e9";
	int stride = (sizeof accent == 3) + (sizeof("\x4" "1") == 3) + (sizeof(L"\u00e9") == 2 * sizeof(int));

#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 30; i++)
		a[i * stride] = i;
	return a[0];
}
