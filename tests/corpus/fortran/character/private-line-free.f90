! Claim: a private character variable. Source: OpenMP 5.2 §5.4.3
program labels
  implicit none
  character(len=12) :: name
  character(len=12) :: list(5)
  integer :: i
  !$omp parallel do private(name) !@ RACE_FREE
  do i = 1, 5
    name = 'point' // achar(48 + i)
    list(i) = name
  end do
  print *, list
end program labels
