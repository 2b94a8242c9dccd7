// Claim: of three vectors the way to the last one decides whether they fit between two steps; it is said once. Source: docs/decisions/0029
struct vectors {
    double *values;
    int rows, step, next;
};
void clear(struct vectors *y)
{
    double *values = y->values;
    int rows = y->rows, step = y->step, next = y->next;
#pragma omp parallel for //@ RACE_FREE_IF(stride y->next y->step y->rows, stride y->step)
    for (int i = 0; i < rows; i++) {
        values[i * step] = 0;
        values[i * step + next] = 1;
        values[i * step + 2 * next] = 2;
    }
}
