// Claim: members of a struct are locations of their own.
// Source: semantics.md §9 (fields; neighbouring members are not one location).
struct clock {
    int ticks;
    short skew;
    char armed;
};

int main(void)
{
    struct clock c = {0, 0, 0};

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        c.ticks = 400;
#pragma omp section
        c.skew = -3;
#pragma omp section
        c.armed = 1;
    }
    return c.ticks + c.skew + c.armed;
}
