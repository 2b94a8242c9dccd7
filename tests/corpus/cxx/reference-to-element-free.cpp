// Claim: a reference declared in the loop body names the element of the iteration.
// Source: semantics.md §8 and §9.
int main()
{
    double level[50] = {};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 50; ++i) {
        double &mine = level[i];
        const double &same = mine;
        mine += 0.5 * i;
        mine *= same;
    }
    return level[1] > 0.0;
}
