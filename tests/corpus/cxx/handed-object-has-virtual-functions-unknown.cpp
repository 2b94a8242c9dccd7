// Claim: Who gets an object may call its virtual functions later, in a thread of its own: what they touch may be touched beside the region.
// Source: semantics.md §3; C++17 [class.virtual] p1.
static int events;

struct Listener {
	virtual void notified() {}
	virtual ~Listener() {}
};

struct Counter : Listener {
	void notified() override {
		events++;
	}
};

struct Registration {
	int priority;
	Listener *listener;
};

void enter(Registration &registration);

int main() {
	Counter counter;
	Registration registration{1, &counter};
	enter(registration);
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		events = 3;
	}
	return 0;
}
