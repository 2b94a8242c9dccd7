! Claim: appending to a shared list in a critical section. Source: OpenMP 5.2 §15.2; Fortran 2018 §10.2.1.3 (p3)
program al
  implicit none
  integer, allocatable :: list(:)
  integer :: i
  allocate (list(0))
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    if (mod(i, 6) == 0) then
      !$omp critical
      list = [list, i]
      !$omp end critical
    end if
  end do
  print *, size(list), sum(list)
end program al
