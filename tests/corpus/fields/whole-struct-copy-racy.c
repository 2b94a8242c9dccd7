// Claim: copying a struct reads each of its members.
// Source: semantics.md §9 (byte ranges).
struct state {
    int step;
    double energy[3];
};

int main(void)
{
    struct state live = {0, {1.0, 2.0, 3.0}}, snapshot = {0, {0.0, 0.0, 0.0}};

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        snapshot = live; //@ race(live)
#pragma omp section
        live.energy[2] = 9.0; //@ race(live)
    }
    return snapshot.step + live.step;
}
