// Claim: members reached through a pointer to a table of pointers meet when two entries name one object.
// Source: semantics.md §9 (pointer tables); algorithms.md §10 (struct fields through double pointers).
struct node {
    int id;
    int load;
};

static struct node left, right, root;
static struct node *const visit[4] = {&left, &root, &right, &root};

int main(void)
{
    struct node *const *at = visit;

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 4; i++)
        at[i]->load += 2; //@ race
    return root.load;
}
