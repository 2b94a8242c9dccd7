// Claim: clauses are lexical: a lambda that captured by reference before the region works on the original variable.
// Source: semantics.md §2 (clauses are lexical); OpenMP 5.2 §5.1.
// Output: depends on the team size
int main()
{
    int p = 0;
    auto f = [&] { p++; }; //@ race(p)

#pragma omp parallel private(p) //@ RACE witness T<=2
    {
        p = 0;
        f();
    }
    return p;
}
