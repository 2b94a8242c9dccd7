// Claim: when the callee works on the address of the private copy there is no conflict.
// Source: semantics.md §2 and §8; OpenMP 5.2 §5.4.3.
int depth;

static void enter(int *level)
{
    (*level)++;
}

int main(void)
{
#pragma omp parallel private(depth) //@ RACE_FREE
    {
        depth = 0;
        enter(&depth);
    }
    return depth;
}
