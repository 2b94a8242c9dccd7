// Claim: a variable of an enumeration without negative enumerators is an unsigned number in C: less than nothing is much.
// Source: C11 §6.7.2.2p4; GCC, Structures unions enumerations and bit-fields: unsigned int if there are no negative values
enum kind { NONE, ONE, TWO };

struct item {
	enum kind kind : 2;
};

int many;
int after;
int narrow;

int main(int argc, char **argv)
{
	(void)argv;
	enum kind last = NONE;
	last--;
	struct item item = { ONE };
	item.kind += 2;
#pragma omp parallel //@ RACE
	{
		if (last > TWO)
			many++; //@ race(many)
		long far = (long)last;
		if (far > argc && argc < 9)
			after++; //@ race(after)
		if (item.kind > TWO)
			narrow++; //@ race(narrow)
	}
	return argc > 1000000;
}
