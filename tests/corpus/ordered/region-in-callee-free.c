// Claim: an ordered region in a called function belongs to the loop that calls it.
// Source: semantics.md §6 (ordered), §2 (call paths); OpenMP 5.2 §15.10.2 (binding)
static int digest;

static void append(int piece)
{
#pragma omp ordered
    digest = 31 * digest + piece;
}

int main(void)
{
#pragma omp parallel for ordered schedule(guided) //@ RACE_FREE
    for (int i = 0; i < 20; i++)
        append(i % 5);
    return digest & 127;
}
