// Claim: an unsigned number that is small is the same one for a signed read, and a number below zero is large for an unsigned one,
// whatever branch stored it. Source: C11 §6.2.6.2, §6.5p7, §6.5.2.3 note 95
union word {
	unsigned u;
	int i;
};

int below;
int letter;
int behind;

int main(int argc, char **argv)
{
	(void)argv;
	union word word = { 1 };
	if (argc > 3)
		word.u = 0x7fffffffu;
	signed char letters[2] = { -1, 1 };
	unsigned char *large = (unsigned char *)letters;
	int kept = 1;
	if (argc > 4)
		*(unsigned *)&kept = (unsigned)argc % 100;
#pragma omp parallel //@ RACE_FREE
	{
		if (word.i < 0)
			below++;
		if (large[0] < 255)
			letter++;
		if (kept < 0)
			behind++;
	}
	return below + letter + behind;
}
