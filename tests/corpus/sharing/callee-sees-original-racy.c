// Claim: private is lexical: a callee that names the global uses the original.
// Source: semantics.md §2 (clauses are lexical); OpenMP 5.2 §5.4.3.
// Output: depends on the team size
int depth;

static void enter(void)
{
    depth++; //@ race(depth)
}

int main(void)
{
#pragma omp parallel private(depth) //@ RACE witness T<=2
    {
        depth = 0;
        enter();
    }
    return depth;
}
