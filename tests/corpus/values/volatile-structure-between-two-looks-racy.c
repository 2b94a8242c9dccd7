// Claim: a member or an element of a structure that is volatile is so itself, and may hold another value each time that it is looked at.
// Source: semantics.md §6; C11 §6.5.2.3p3, §6.7.3p7
struct part {
	int status, row[3];
};
struct whole {
	volatile struct part inner;
};
extern volatile struct part device;
extern struct whole machine;
int found;

void member(void) {
	if (device.status == 1 && device.status == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void pointee(volatile struct part *p) {
	if (p->status == 1 && (*p).status == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void element(void) {
	if (device.row[1] == 1 && *(device.row + 1) == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void nested(void) {
	if (machine.inner.status == 1 && machine.inner.status == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}
