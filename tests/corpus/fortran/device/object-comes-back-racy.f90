! Claim: numbers of an object come back while another task takes them there. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  type :: cell
    real, allocatable :: d(:)
    integer :: n
  end type
  type(cell) :: c
  allocate (c%d(20))
  c%n = 20
  !$omp target nowait map(tofrom: c) !@ RACE race(c)
  c%n = 3
  !$omp end target
  print *, c%n !@ race(c)
  !$omp taskwait
end program
