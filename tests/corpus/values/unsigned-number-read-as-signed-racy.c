// Claim: bits that one of several branches stored as an unsigned number, or as one of the other sign, are the number that the type of a
// later read makes of them. Source: C11 §6.2.6.2, §6.5p7, §6.5.2.3 note 95
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
		word.u = 0xfffffff0u;
	unsigned char letters[2] = { 200, 1 };
	signed char *small = (signed char *)letters;
	int kept = 1;
	if (argc > 4)
		*(unsigned *)&kept = 3000000000u;
#pragma omp parallel //@ RACE
	{
		if (word.i < 0)
			below++; //@ race(below)
		if (small[0] < 0)
			letter++; //@ race(letter)
		if (kept < 0)
			behind++; //@ race(behind)
	}
	return argc > 1000000;
}
