// Claim: two sections that use one member meet, the others do not.
// Source: semantics.md §9 (fields).
struct clock {
    int ticks;
    short skew;
    char armed;
};

int main(void)
{
    struct clock c = {0, 0, 0};

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        c.ticks = 400; //@ race(c)
#pragma omp section
        c.skew = -3;
#pragma omp section
        c.armed = c.ticks > 0; //@ race(c)
    }
    return c.ticks + c.skew + c.armed;
}
