// Claim: The value of an assignment is what the variable has room for. Source: C11 §6.5.16 p3, §6.3.1.3
int x, y;

int main(void) {
	unsigned char c = 250, d = 255;
	int sum = (c += 10), next = ++d;
#pragma omp parallel //@ RACE
	{
		if (sum == 4)
			x = 1; //@ race(x)
		if (next == 0)
			y = 1; //@ race(y)
	}
	return x + y;
}
