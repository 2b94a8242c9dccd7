! Claim: a threadprivate common block is each thread's, in all units that declare it so. Source: OpenMP 5.2 §5.2
program main
  implicit none
  integer :: i, tmp, r(12)
  common /scr/ tmp
  !$omp threadprivate(/scr/)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    tmp = i
    call twice(r(i))
  end do
  print *, r
end program main

subroutine twice(k)
  implicit none
  integer, intent(out) :: k
  integer :: tmp
  common /scr/ tmp
  !$omp threadprivate(/scr/)
  k = 2 * tmp
end subroutine twice
