! Claim: move_alloc in a single construct exchanges the old and the new field. Source: Fortran 2018 §16.9; OpenMP 5.2 §11.1
program al
  implicit none
  integer, allocatable :: old(:), new(:), tmp(:)
  integer :: i, t
  allocate (old(0:21), new(0:21))
  old = 1; new = 1
  !$omp parallel private(t) !@ RACE_FREE
  do t = 1, 4
    !$omp do
    do i = 1, 20
      new(i) = old(i-1) + old(i+1)
    end do
    !$omp end do
    !$omp single
    call move_alloc(old, tmp)
    call move_alloc(new, old)
    call move_alloc(tmp, new)
    !$omp end single
  end do
  !$omp end parallel
  print *, old(10)
end program al
