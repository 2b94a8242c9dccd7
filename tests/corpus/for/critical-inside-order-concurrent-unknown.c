// Claim: a critical construct may not stand inside a loop whose iterations are concurrent, though threads would exclude each other.
// Source: OpenMP 5.2 §10.3
// gcc refuses the program.
int total;

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
    {
#pragma omp for order(concurrent)
        for (int i = 0; i < 9; i++)
        {
#pragma omp critical //@ message(closely-nested)
            total++;
        }
    }
    return total;
}
