// Claim: what a thread does before it comes to an ordered loop is ordered with an iteration only by an ordered region of its own before that.
// Source: semantics.md §10 (PO and ORD compose), §3 (static: of three iterations the first one may be the other thread's)
int main(void)
{
    int y = 0;

#pragma omp parallel num_threads(2) //@ RACE witness T<=2
    {
        int before = y; //@ race(y)
#pragma omp for schedule(static) ordered
        for (int i = 0; i < 3; i++) {
#pragma omp ordered
            y += 1 + 0 * before; //@ race(y)
        }
    }
    return y & 127;
}
