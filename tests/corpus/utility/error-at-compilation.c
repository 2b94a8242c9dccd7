// Claim: an error directive that takes effect at compilation is a message. Compilers refuse this program if it is fatal.
// Source: OpenMP 5.2 §8.5
// Output: depends on the team size
int x;

int main(void)
{
#pragma omp error severity(warning) message("be careful") //@ message(error-directive)
#pragma omp parallel //@ RACE
	x++; //@ race(x)
	return x;
}
